import { once } from "node:events";
import { createServer } from "node:http";

/** Something that answers at the site's address before the site can. */
export interface WaitingPage {
  close(): Promise<void>;
}

/**
 * Shows what is wrong at the address where the site will be, while there is no sound content to begin with.
 * The page renews itself, and gives way to the site once that answers.
 * @param problems what is wrong at the moment of the call
 */
export async function openWaitingPage(
  port: number,
  host: string,
  problems: () => string,
): Promise<WaitingPage> {
  const server = createServer(({ headers }, response) => {
    const isPage = headers.accept?.includes("text/html") ?? false;
    response.writeHead(503, { "Content-Type": isPage ? "text/html; charset=utf-8" : "text/plain" });
    response.end(isPage ? page : problems());
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>content/ has mistakes</title>
<pre role="status" style="white-space: pre-wrap"></pre>
<script>
  const ask = async () => {
    try {
      const answer = await fetch(location.href, { headers: { accept: "text/plain" } });
      if (answer.ok) location.reload();
      else document.querySelector("pre").textContent = await answer.text();
    } catch {
      document.querySelector("pre").textContent = "The content is sound; the site is starting.";
    }
    setTimeout(ask, 1000);
  };
  ask();
</script>
`;
