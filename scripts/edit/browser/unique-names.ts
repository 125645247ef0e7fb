/**
 * Gives each uploaded picture a unique name. Phones call every picture image.jpg. Sveltia stores two new files with
 * the same name as one file, and drafts that add different files with the same name cannot both be published.
 */
export function nameUploads(): void {
  addEventListener(
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.files === null) return;
      const renamedFiles = new DataTransfer();
      for (const file of target.files)
        renamedFiles.items.add(file.type.startsWith("image/") ? giveUniqueName(file) : file);
      target.files = renamedFiles.files;
    },
    { capture: true },
  );
}

let lastTime = 0;

/** Adds the time to the name of a file: image.jpg becomes image-mjx2k7p1.jpg. */
export function giveUniqueName(file: File): File {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const name = file.name.replace(/(?=\.[^.]*$)|$/, `-${lastTime.toString(36)}`);
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
