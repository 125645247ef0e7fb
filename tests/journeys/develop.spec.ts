import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as expectSoon, test, type Page } from "@playwright/test";
import { freePort } from "../../functions/testing/free-port";
import { packageFile } from "../../scripts/local/package-file";
import { copySite, type EditedSite } from "../support/edited-site";

// Gatsby takes in a change within seconds, on a busy machine within many.
const expect = expectSoon.configure({ timeout: 60_000 });

let edited: EditedSite;
let gatsby: ChildProcess;
let url: string;
/** Everything that the terminal has shown. */
let terminal = "";

const blog = "content/pages/blog.json";
const about = "content/pages/about.json";

test.describe("one `gatsby develop` over a copy of the project, never started again", () => {
  test.beforeAll(async () => {
    edited = copySite();
    edited.edit(about, '"eyebrow":', '"eyebrau":');
    const port = await freePort();
    url = `http://localhost:${String(port)}`;
    const { CONTEXT: _, NODE_ENV: __, ...environment } = process.env;
    gatsby = spawn(process.execPath, [packageFile("gatsby", "cli.js"), "develop", "--port", String(port)], {
      cwd: edited.root,
      // CI: lines, and no drawing over them.
      env: { ...environment, CI: "true", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" },
    });
    for (const stream of [gatsby.stdout, gatsby.stderr]) {
      stream?.on("data", (bytes: Buffer) => {
        terminal += bytes.toString();
      });
    }
  });

  test.afterEach(async ({}, { status, expectedStatus }) => {
    if (status === expectedStatus) return;
    const path = test.info().outputPath("terminal.txt");
    writeFileSync(path, terminal);
    await test.info().attach("terminal", { path });
  });

  test.afterAll(async () => {
    gatsby.kill("SIGTERM");
    if (gatsby.exitCode === null && gatsby.signalCode === null) await once(gatsby, "exit");
    edited.remove();
  });

  test("a mistake in content is told in the terminal and in the browser, and heals when it is mended", async ({
    page,
  }) => {
    test.setTimeout(900_000);

    await test.step("there from the start: the address says so until it is mended, and then becomes the site", async () => {
      await expect.poll(() => terminal, { timeout: 120_000 }).toContain('"eyebrau" is no field here.');
      await page.goto(`${url}/blog`);
      await expect(page.getByRole("status")).toContainText('"eyebrau" is no field here.');
      edited.edit(about, '"eyebrau":', '"eyebrow":');
      await expect(page.getByRole("status")).toContainText("The content is sound");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 480_000 });
      expect(terminal).toContain("content is sound again");
    });

    await test.step("the functions are compiled before anyone asks for them", () => {
      const compiled = readdirSync(join(edited.root, ".cache", "functions")).filter((name) =>
        name.endsWith(".js"),
      );
      expect(compiled.sort()).toEqual([
        "send-booking-email.js",
        "send-contact-email.js",
        "send-prayer-email.js",
      ]);
    });

    await test.step("broken JSON", async () => {
      terminal = "";
      const source = read(blog);
      edited.edit(blog, '"seo": {', '"seo": ');
      await expect(problems(page)).toContainText("content/pages/blog.json");
      await expect(problems(page)).toContainText("is not valid JSON: at line");
      expect(count("is not valid JSON")).toBe(1);
      // The last sound words are still there.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      write(
        blog,
        source.replace(
          '"title": "Teachings on Strategic Prayer |',
          '"title": "Teachings on Patient Prayer |',
        ),
      );
      await expect(problems(page)).toHaveCount(0);
      await expect(page).toHaveTitle(/^Teachings on Patient Prayer/);
      expect(count("content is sound again")).toBe(1);
    });

    await test.step("a placeholder of no fact, and a fact that changes", async () => {
      edited.edit("content/site.json", '"name": "Sample Ministry"', '"name": "{ministry.nam}"');
      await expect(problems(page)).toContainText("{ministry.nam}");
      edited.edit("content/site.json", '"name": "{ministry.nam}"', '"name": "Newly Named"');
      await expect(problems(page)).toHaveCount(0);
      await expect(page.getByRole("banner").getByText("Newly Named").first()).toBeVisible({
        timeout: 60_000,
      });
    });

    await test.step("an article that is added, without its date and then with one to come, and taken away", async () => {
      const sample = read("content/articles/ten-honest-minutes.mdx");
      const article = withField(withField(sample, "title", "Added Today"), "status", "published");
      const added = "content/articles/added-today.mdx";
      write(added, withField(article, "date", ""));
      await expect(problems(page)).toContainText(added);
      write(added, `${article}\nFor all whom we <3.\n`);
      await expect(problems(page)).toContainText("<3. would be taken for a tag");
      write(added, withField(article, "date", "2999-01-01"));
      await expect(problems(page)).toHaveCount(0);
      const card = page.getByRole("listitem").filter({ hasText: "Added Today" });
      await expect(card).toContainText("Draft until its day");
      await page.goto(`${url}/blog/added-today`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Added Today", { timeout: 60_000 });
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      write(added, withField(article, "status", "draft"));
      await expect(page.getByRole("article").getByText("Draft", { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      rmSync(join(edited.root, added));
      await page.goto(`${url}/blog`);
      await expect(card).toHaveCount(0);
    });

    // Last: no page shows when Gatsby has done with this one, and a file that is added while it makes its pages anew
    // waits, unseen, for the next change.
    await test.step("an old address leads on as soon as it is listed, and not any longer", async () => {
      const redirects = "content/redirects.json";
      const ask = async (address: string) => {
        const answer = await page.request.get(url + address, { maxRedirects: 0 });
        return [answer.status(), answer.headers()["location"]];
      };
      expect(await ask("/prayer-requests?from=card")).toEqual([301, "/contact?from=card#prayer"]);
      edited.edit(redirects, '"/speaker"', '"/talks/"');
      await expect.poll(() => ask("/talks")).toEqual([301, "/speaking"]);
      expect((await ask("/speaker"))[0]).not.toBe(301);
    });
  });
});

test("what is published holds nothing of this", () => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(0);
  const holding = scripts.filter((name) =>
    readFileSync(join("public", name), "utf8").includes("content-problems"),
  );
  expect(holding).toEqual([]);
});

function problems(page: Page) {
  return page.getByRole("alert").filter({ hasText: /^content\// });
}

function count(words: string): number {
  return terminal.split(words).length - 1;
}

/** The text of an article with another value in a field that it has. */
function withField(article: string, field: string, value: string): string {
  const line = new RegExp(`^${field}: .*$`, "m");
  if (!line.test(article)) throw new Error(`The article has no ${field}.`);
  return article.replace(line, `${field}: ${JSON.stringify(value)}`);
}

function read(file: string): string {
  return readFileSync(join(edited.root, file), "utf8");
}

function write(file: string, text: string): void {
  writeFileSync(join(edited.root, file), text);
}
