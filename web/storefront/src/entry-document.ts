// The script that the document names: lets words and pictures have the line to themselves until the page can be read, then
// loads the app. Its element says where that is, and what it will import, so that all of it comes at once.

/** By then a page is shown, whether the browser says so or not. */
const longestWaitMs = 3000;

// The server knows no fragment: it painted a quiz's first screen for somebody who is at a later one, and nothing of what the
// link of a mail opens.
if (/^#(step-|run=|confirm=|unsubscribe=|data=)/.test(location.hash)) {
  document.documentElement.dataset.underWay = "true";
}

const { app = "", modules = "" } = document.getElementById("starter")?.dataset ?? {};
await firstContent();
for (const address of modules.split(" ")) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}
await import(/* @vite-ignore */ app);

/** Until something can be read. A tab in the background shows nothing, and must not wait for it. */
function firstContent(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe({ type: "paint", buffered: true });
    setTimeout(resolve, longestWaitMs);
  });
}

export {};
