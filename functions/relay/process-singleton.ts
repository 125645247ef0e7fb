const prefix = "form-relay.";

/**
 * Returns the process's value of this name, created on first use. A module's variable would not do, since some servers
 * reload a function's module for every request.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(prefix + name);
  const memory = globalThis as unknown as Record<symbol, T | undefined>;
  return (memory[key] ??= create());
}
