/** The clone's content folder through the local server. Paths begin with content/. */
export interface Disk {
  list(): Promise<string[]>;
  read(path: string): Promise<File>;
  write(path: string, data: Blob): Promise<void>;
  remove(path: string): Promise<void>;
}

/** Opens the folder. A refusal of the server is thrown as an Error with the server's words. */
export function openDisk(): Disk {
  // The ETags that this page has seen: a file that has changed since is not overwritten.
  const tags = new Map<string, string>();

  const read = async (path: string): Promise<File> => {
    const response = await ask(path);
    const tag = response.headers.get("etag");
    if (tag !== null) tags.set(path, tag);
    return new File([await response.blob()], path.slice(path.lastIndexOf("/") + 1));
  };

  return {
    list: async () => {
      const paths = (await (await fetch("/files")).json()) as string[];
      return paths.map((path) => `content/${path}`);
    },
    read,
    write: async (path, data) => {
      const tag = tags.get(path);
      await ask(path, {
        method: "PUT",
        body: data,
        ...(tag !== undefined && { headers: { "if-match": tag } }),
      });
      await read(path);
    },
    remove: async (path) => {
      await ask(path, { method: "DELETE" });
      tags.delete(path);
    },
  };
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const inContent = path.replace(/^content\//, "");
  const response = await fetch(`/files/${inContent.split("/").map(encodeURIComponent).join("/")}`, init);
  if (response.ok) return response;
  const words = await response.text();
  throw response.status === 404 ? new DOMException(words, "NotFoundError") : new Error(words);
}
