import { runChecks } from "./run-checks";

const check = (name: string, code: string) => ({ name, title: name, args: ["-e", code] });

test("a check passes when its program does, and what each says is printed in one piece", async () => {
  const printed: string[] = [];
  jest.spyOn(console, "log").mockImplementation((text: string) => printed.push(text));
  const sound = check("sound", 'console.log("fine")');
  const broken = check("broken", 'console.log("looked"); console.error("a mistake"); process.exitCode = 1');
  const silent = check("silent", 'process.kill(process.pid, "SIGKILL")');
  const results = await runChecks([sound, broken, silent]);
  expect(Object.fromEntries(results)).toEqual({
    sound: { passed: 1, failed: 0, skipped: 0 },
    broken: { passed: 0, failed: 1, skipped: 0 },
    silent: { passed: 0, failed: 1, skipped: 0 },
  });
  expect(printed.sort()).toEqual([
    "\n== broken ==\nlooked\na mistake\nbroken: 0 passed, 1 failed",
    "\n== silent ==\nsilent: 0 passed, 1 failed",
    "\n== sound ==\nfine\nsound: 1 passed, 0 failed",
  ]);
});
