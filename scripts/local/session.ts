/** Something that a script has started and must stop. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Collects the processes and servers of a script, and stops them on Ctrl-C. */
export interface Session {
  /** Adds something to stop. The last one is stopped first. */
  add<Started extends Stoppable>(started: Started): Started;
  /** Stops everything, then exits. */
  end(code: number): Promise<never>;
  /** Whether the session is ending, so that the exit of a child process is expected. */
  isEnding(): boolean;
}

/** Opens a session; Ctrl-C and SIGTERM end it with exit code 0. */
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
