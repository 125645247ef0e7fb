import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as expectSoon, test, type Page } from "@playwright/test";
import { freePort } from "../../functions/testing/free-port";
import { testForm, testSettings } from "../../functions/testing/test-forms";
import { type MailPeer, startMailPeer } from "../../functions/testing/mail-peer";
import { gatsbySettings } from "../../scripts/local/gatsby";
import { packagePath } from "../../scripts/local/child";
import { fixedContent } from "../../src/content-model/testing/edited-content";
import { copySite, type EditedSite } from "../support/edited-site";

// Gatsby applies a change within seconds, but may take far longer on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

let editedSite: EditedSite;
let gatsby: ChildProcess;
let url: string;
let mail: MailPeer;
/** The output of the terminal. */
let terminal = "";

const blog = "content/pages/blog.json";
const thankYou = "content/pages/thank-you.json";

test.describe("a single run of `gatsby develop` with a copy of the project", () => {
  test.beforeAll(async () => {
    editedSite = copySite(fixedContent);
    editedSite.edit(thankYou, '"title":', '"titel":');
    writeRedirects({ "/asked-for-prayer": "/contact#prayer" });
    mail = await startMailPeer();
    const port = await freePort();
    url = `http://localhost:${String(port)}`;
    const { CONTEXT: _, NODE_ENV: __, ...environment } = process.env;
    gatsby = spawn(process.execPath, [packagePath("gatsby", "cli.js"), "develop", "--port", String(port)], {
      cwd: editedSite.root,
      // CI makes Gatsby print plain lines instead of redrawing them.
      env: { ...environment, ...gatsbySettings, ...testSettings(mail.port), CI: "true", NO_COLOR: "1" },
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
    await mail.close();
    editedSite.remove();
  });

  test("the terminal and the browser show mistakes in content until the mistakes are fixed", async ({
    page,
  }) => {
    test.setTimeout(900_000);

    await test.step("the terminal shows a mistake at the start, and the site starts once the mistake is fixed", async () => {
      await expect
        .poll(() => terminal, { timeout: 120_000 })
        .toContain('There is no field "titel" in this group.');
      editedSite.edit(thankYou, '"titel":', '"title":');
      await expect.poll(() => terminal, { timeout: 480_000 }).toContain("You can now view");
      expect(terminal).toContain("content: all mistakes are fixed");
      await page.goto(`${url}/blog`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
    });

    await test.step("the functions are compiled before the first request", () => {
      const compiledFunctions = readdirSync(join(editedSite.root, ".cache", "functions")).filter((name) =>
        name.endsWith(".js"),
      );
      expect(compiledFunctions).toEqual(["[form].js"]);
    });

    await test.step("a message sent from the site arrives", async () => {
      const { payload, to } = testForm("contact");
      const answer = await page.request.post(`${url}/api/send-contact-email`, { data: payload });
      expect(answer.status()).toBe(200);
      expect(mail.recipients).toEqual([to]);
    });

    await test.step("broken JSON is reported until the JSON is corrected", async () => {
      terminal = "";
      const source = read(blog);
      editedSite.edit(blog, '"seo": {', '"seo": ');
      await expect(problems(page)).toContainText("content/pages/blog.json");
      await expect(problems(page)).toContainText("is not valid JSON (line");
      expect(count("is not valid JSON")).toBe(1);
      // The last valid content is still shown.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      write(blog, source.replace(/("seo": \{\s*"title": )"[^"]*"/, '$1"Newly Titled by This Test"'));
      await expect(problems(page)).toHaveCount(0);
      await expect(page).toHaveTitle(/^Newly Titled by This Test/);
      expect(count("content: all mistakes are fixed")).toBe(1);
    });

    await test.step("an unknown placeholder is reported until the placeholder is corrected", async () => {
      editedSite.edit("content/site.json", '"name": "Sample Ministry"', '"name": "{ministry.nam}"');
      await expect(problems(page)).toContainText("{ministry.nam}");
      editedSite.edit("content/site.json", '"name": "{ministry.nam}"', '"name": "Newly Named"');
      await expect(problems(page)).toHaveCount(0);
      await expect(page.getByRole("banner").getByText("Newly Named").first()).toBeVisible({
        timeout: 60_000,
      });
    });

    await test.step("a changed fact is shown in a teaching and in the gathering", async () => {
      await page.goto(`${url}/blog/ten-honest-minutes`);
      const book = page.getByRole("article").getByRole("link", { name: /^the book/ });
      await expect(book).toHaveAttribute("href", "https://books.example/acts-of-war");
      editedSite.edit("content/site.json", "books.example/acts-of-war", "books.example/second-edition");
      await expect(book).toHaveAttribute("href", "https://books.example/second-edition");
      await page.goto(`${url}/events`);
      await expect(page.getByRole("main")).toContainText("online via Zoom");
      editedSite.edit("content/facts.json", '"place": "online via Zoom"', '"place": "by telephone"');
      await expect(page.getByRole("main")).toContainText("6:30 PM EST, by telephone.");
      await page.goto(`${url}/blog`);
    });

    await test.step("mistakes in a new article are reported, and the article can be deleted", async () => {
      const fields = {
        title: "Added Today",
        excerpt:
          "A teaching that this test has written, to add it while the site is developed and to take it away.",
        category: "authority",
        date: "2025-05-13",
        readTime: 1,
        featured: false,
        status: "published",
      };
      const article = `---\n${Object.entries(fields)
        .map(([field, value]) => `${field}: ${JSON.stringify(value)}\n`)
        .join("")}---\n\nIts text.\n`;
      const newArticle = "content/articles/added-today.mdx";
      write(newArticle, changeField(article, "date", ""));
      await expect(problems(page)).toContainText(newArticle);
      write(newArticle, `${article}\n![](jug.jpg)\n`);
      await expect(problems(page)).toContainText("jug.jpg");
      write(newArticle, changeField(article, "date", "2999-01-01"));
      await expect(problems(page)).toHaveCount(0);
      const card = page.getByRole("listitem").filter({ hasText: "Added Today" });
      await expect(card).toContainText("Scheduled");
      await page.goto(`${url}/blog/added-today`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Added Today", { timeout: 60_000 });
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      write(newArticle, changeField(article, "status", "draft"));
      await expect(page.getByRole("article").getByText("Draft", { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      rmSync(join(editedSite.root, newArticle));
      await page.goto(`${url}/blog`);
      await expect(card).toHaveCount(0);
    });

    // This step must be the last step: no page shows when Gatsby has processed the change, and a file added while Gatsby
    // recreates its pages goes unnoticed until the next change.
    await test.step("old addresses redirect, including addresses that are added later", async () => {
      await page.goto(`${url}/asked-for-prayer`);
      await expect(page).toHaveURL(`${url}/contact#prayer`);
      writeRedirects({ "/talks/": "/privacy" });
      await expect(async () => {
        await page.goto(`${url}/talks`);
        await expectSoon(page).toHaveURL(`${url}/privacy`, { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
    });
  });
});

function problems(page: Page) {
  return page.getByRole("alert").filter({ hasText: /^content\// });
}

function count(text: string): number {
  return terminal.split(text).length - 1;
}

/** Returns an article's text with another value for one of its existing fields. */
function changeField(article: string, field: string, value: string): string {
  const line = new RegExp(`^${field}: .*$`, "m");
  if (!line.test(article))
    throw new Error(`The article does not have the field ${field}. Use one of its fields.`);
  return article.replace(line, `${field}: ${JSON.stringify(value)}`);
}

/** Writes the old addresses of the copy with their targets. */
function writeRedirects(addresses: Readonly<Record<string, string>>): void {
  const redirects = Object.entries(addresses).map(([from, to]) => ({ from, to }));
  write("content/redirects.json", JSON.stringify({ redirects }, null, 2));
}

function read(file: string): string {
  return readFileSync(join(editedSite.root, file), "utf8");
}

function write(file: string, text: string): void {
  writeFileSync(join(editedSite.root, file), text);
}
