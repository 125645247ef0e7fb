import { openDisk } from "./disk";
import { Folder } from "./folder";

/**
 * Gives the content of this computer to the screen. Its simplest backend keeps its files in a folder of the browser,
 * and asks the browser for it: here it is given the clone's. That folder stands one level down, and may not be emptied
 * as a browser's own may.
 */
export function provideLocalFolder(): void {
  const disk = openDisk();
  const store = {
    getDirectoryHandle: () => Promise.resolve(new Folder(disk, "", "")),
    removeEntry: () => Promise.reject(new DOMException("The content stays.", "NotAllowedError")),
  };
  Object.defineProperty(navigator.storage, "getDirectory", { value: () => Promise.resolve(store) });
  // Nobody signs in on their own machine.
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}
