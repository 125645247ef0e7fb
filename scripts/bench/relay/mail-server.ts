import { reply, startMailPeer } from "../../../functions/testing/mail-peer";
import { run } from "../../local/run";

/** The mail server's answer when asked what it accepted. */
export interface Taken {
  ids: string[];
  putOff: number;
}

/** A mail server in its own process, which answers one delivery in ten with 451 once. */
async function main(): Promise<void> {
  const ids: string[] = [];
  const putOff = new Set<string>();
  let deliveries = 0;
  const peer = await startMailPeer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const id = /^Reply-To: .*<(.*)>/im.exec(Buffer.concat(chunks).toString())?.[1] ?? "";
        if (!putOff.has(id) && deliveries++ % 10 === 9) {
          putOff.add(id);
          done(reply(451));
          return;
        }
        ids.push(id);
        done();
      });
    },
  });
  process.on("message", () => process.send?.({ ids, putOff: putOff.size } satisfies Taken));
  process.on("disconnect", () => process.exit());
  process.send?.(peer.port);
}

run(main);
