/** Something that a script has started and must stop. */
export interface Stoppable {
  stop(): Promise<void>;
}

/** Collects the processes and servers of a script, and stops them on Ctrl-C. */
export interface Session {
  /** Adds a process or server. The last added is stopped first. */
  add<Started extends Stoppable>(entry: Started): Started;
  /** Stops everything, then exits. */
  end(code: number): Promise<never>;
  /** Whether the session is ending, so that the exit of a child process is expected. */
  isEnding(): boolean;
}

/** Opens a session. Ctrl-C and SIGTERM end it with exit code 0. */
export function openSession(): Session {
  const stoppables: Stoppable[] = [];
  let endPromise: Promise<never> | undefined;

  const end = (code: number): Promise<never> => {
    endPromise ??= stopAll(stoppables).then(() => process.exit(code));
    return endPromise;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));

  return {
    add: (entry) => {
      stoppables.unshift(entry);
      return entry;
    },
    end,
    isEnding: () => endPromise !== undefined,
  };
}

async function stopAll(stoppables: readonly Stoppable[]): Promise<void> {
  for (const entry of stoppables) {
    await entry.stop().catch((error: unknown) => {
      console.error(error);
    });
  }
}
