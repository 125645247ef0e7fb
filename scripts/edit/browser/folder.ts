import type { Disk } from "./disk";

/**
 * The part of the File System API (https://fs.spec.whatwg.org) that the editing screen uses, over the clone's folder.
 */
export class Folder {
  readonly kind = "directory";

  constructor(
    private readonly disk: Disk,
    readonly name: string,
    /** Its path from the project's root; empty for the root. */
    private readonly path: string,
  ) {}

  async *entries(): AsyncGenerator<[string, Folder | StoredFile]> {
    const before = this.path === "" ? "" : `${this.path}/`;
    const inside = (await this.disk.list()).filter((path) => path.startsWith(before));
    const names = new Set(inside.map((path) => path.slice(before.length).split("/")[0] ?? ""));
    for (const name of names)
      yield [name, inside.includes(before + name) ? this.file(name) : this.folder(name)];
  }

  getDirectoryHandle(name: string): Promise<Folder> {
    return Promise.resolve(this.folder(name));
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<StoredFile> {
    const file = this.file(name);
    // A new file comes into being when it is written.
    if (!create) await file.getFile();
    return file;
  }

  async removeEntry(name: string): Promise<void> {
    if (!isUnfinished(name)) await this.disk.remove(this.pathOf(name));
  }

  pathOf(name: string): string {
    return this.path === "" ? name : `${this.path}/${name}`;
  }

  private folder(name: string): Folder {
    return new Folder(this.disk, name, this.pathOf(name));
  }

  private file(name: string): StoredFile {
    return new StoredFile(this.disk, name, this.pathOf(name));
  }
}

/** A file of the clone. A file with a temporary name is kept in memory until it is renamed. */
export class StoredFile {
  readonly kind = "file";
  private waiting: Blob | undefined;

  constructor(
    private readonly disk: Disk,
    public name: string,
    private path: string,
  ) {}

  async getFile(): Promise<File> {
    return this.waiting === undefined ? this.disk.read(this.path) : new File([this.waiting], this.name);
  }

  createWritable(): Promise<{ write(data: BlobPart): Promise<void>; close(): Promise<void> }> {
    const write = async (data: BlobPart) => {
      const blob = new Blob([data]);
      if (isUnfinished(this.name)) this.waiting = blob;
      else await this.disk.write(this.path, blob);
    };
    return Promise.resolve({ write, close: () => Promise.resolve() });
  }

  async move(folder: Folder, name: string): Promise<void> {
    const path = folder.pathOf(name);
    const { waiting } = this;
    await this.disk.write(path, waiting ?? (await this.getFile()));
    if (waiting === undefined) await this.disk.remove(this.path);
    this.waiting = undefined;
    this.name = name;
    this.path = path;
  }
}

function isUnfinished(name: string): boolean {
  return name.startsWith(".");
}
