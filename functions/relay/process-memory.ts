const prefix = "form-relay.";

/**
 * Something that lasts as long as the process. Some servers load a function's module anew for every request, so a
 * variable of the module would not do.
 */
export function remembered<T>(name: string, create: () => T): T {
  const key = Symbol.for(prefix + name);
  const memory = globalThis as unknown as Record<symbol, T | undefined>;
  return (memory[key] ??= create());
}
