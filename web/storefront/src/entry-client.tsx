// Starts the app, once the document has loaded it; what starting means stands in app/start.tsx.

import { start } from "./app/start.tsx";

start().catch((error: unknown) => {
  // Logged for whoever looks at the console, and thrown again for whoever watches unhandled errors.
  console.error(error);
  throw error;
});
