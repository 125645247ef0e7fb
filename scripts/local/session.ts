/** Something that a script has started and must end. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Collects what a script starts, and ends all of it on Ctrl-C. */
export interface Session {
  /** Adds something to end; what came last is ended first. */
  add<Started extends Stoppable>(started: Started): Started;
  /** Ends everything, then the process. */
  end(code: number): Promise<never>;
  /** Whether the session is ending: a child that stops now was told to. */
  isEnding(): boolean;
}

/** Opens a session: Ctrl-C and SIGTERM end it with exit code 0. */
export function openSession(): Session {
  const started: Stoppable[] = [];
  let ending: Promise<never> | undefined;

  const end = (code: number): Promise<never> => {
    ending ??= stopAll(started).then(() => process.exit(code));
    return ending;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));

  return {
    add: (entry) => {
      started.unshift(entry);
      return entry;
    },
    end,
    isEnding: () => ending !== undefined,
  };
}

async function stopAll(started: readonly Stoppable[]): Promise<void> {
  for (const entry of started) {
    await entry.stop().catch((error: unknown) => {
      console.error(error);
    });
  }
}
