// How a component says which interface texts it shows.

/**
 * Ids, and the lists of the components it is made of. Lists stay within lists: copying one into another is work that a bundler
 * dares not leave out, and the browser, which finds every text in its payload, would be sent them all.
 */
export type TextIds = readonly (string | TextIds)[];
