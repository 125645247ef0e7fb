import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { testSettings } from "../../../functions/testing/forms";
import { run } from "../../local/run";
import { figuresOf, isSound } from "./figures";
import type { Load, Order } from "./load";
import type { Taken } from "./mail-server";

const order: Order = { seconds: Number(process.env.BENCH_SECONDS ?? "60"), concurrency: 20 };
const output = join("test-results", "bench-relay.json");

/**
 * `npm run bench:relay`: measures how many messages the built functions deliver to a mail server that defers one in
 * ten, and whether any is lost or duplicated. Load and mail server run in separate processes; the functions' log is
 * discarded.
 */
async function main(): Promise<void> {
  const mailServer = startProcess("mail-server.ts", process.env);
  const [port] = (await once(mailServer, "message")) as [number];
  const settings = { ...testSettings(port), RATE_LIMIT_ADDRESS: "999999" };
  const loader = startProcess("load.ts", { ...process.env, ...settings });
  console.log(`${String(order.concurrency)} requests at once for ${String(order.seconds)} seconds ...`);
  const { requests, seconds } = await ask<Load>(loader, order);
  const { ids, putOff } = await ask<Taken>(mailServer, "taken");
  loader.disconnect();
  mailServer.disconnect();

  const figures = figuresOf(requests, ids, putOff, seconds);
  const { sent, failed, throughput, p50, p99, lost, duplicated } = figures;
  console.log(`sent ${String(sent)}, failed ${String(failed)}, put off once ${String(putOff)}`);
  console.log(`${String(throughput)} messages a second, p50 ${String(p50)} ms, p99 ${String(p99)} ms`);
  console.log(`lost ${String(lost)}, duplicated ${String(duplicated)}`);
  await mkdir("test-results", { recursive: true });
  await writeFile(output, `${JSON.stringify({ ...order, ...figures }, null, 2)}\n`);
  console.log(`Written to ${output}`);
  process.exitCode = isSound(figures) ? 0 : 1;
}

function startProcess(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  const stdio = ["ignore", "ignore", "inherit", "ipc"] as const;
  return fork(join(__dirname, file), { execArgv: ["--import", "tsx"], env, stdio: [...stdio] });
}

async function ask<Answer>(child: ChildProcess, question: Order | string): Promise<Answer> {
  const answered = once(child, "message") as Promise<[Answer]>;
  const gone = once(child, "exit").then(() =>
    Promise.reject(new Error("A part of the benchmark has ended.")),
  );
  child.send(question);
  const [answer] = await Promise.race([answered, gone]);
  gone.catch(() => undefined);
  return answer;
}

run(main);
