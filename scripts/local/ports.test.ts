import { createServer } from "node:net";
import { describeBusyPort, findBusyPorts, readPort } from "./ports";

test("a port in use is reported with another one to use", () => {
  const message = describeBusyPort({ port: 9000, purpose: "the site", variable: "PORT" }, "npm start");
  expect(message).toBe(
    "Port 9000 (the site) is in use by another program. " +
      "End that program, or choose another port: PORT=9001 npm start",
  );
});

test.each(["127.0.0.1", "0.0.0.0"])(
  "a program that listens on %s is found, and nothing else",
  async (host) => {
    const server = createServer();
    const busy = await new Promise<number>((resolve) => {
      server.listen(0, host, () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const wanted = { port: busy, purpose: "the site", variable: "PORT" };
    expect(await findBusyPorts([wanted])).toEqual([wanted]);
    await new Promise((resolve) => server.close(resolve));
    expect(await findBusyPorts([wanted])).toEqual([]);
  },
);

test("a port is read from the environment", () => {
  expect(readPort({}, "PORT", 9000)).toBe(9000);
  expect(readPort({ PORT: "" }, "PORT", 9000)).toBe(9000);
  expect(readPort({ PORT: "9001" }, "PORT", 9000)).toBe(9001);
});

test.each(["0", "65536", "90a", "-1", "1.5"])("the port %s is refused, with the variable's name", (PORT) => {
  expect(() => readPort({ PORT }, "PORT", 9000)).toThrow("PORT is not a port number");
});
