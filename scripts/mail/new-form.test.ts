import type * as Table from "../../functions/relay/settings/settings-table";
import { testSettings } from "../../functions/testing/forms";
import { startMailPeer } from "../../functions/testing/mail-peer";
import { checkMail } from "./check";

// The settings' table after a form has been added.
jest.mock("../../functions/relay/settings/settings-table", () => {
  const table = jest.requireActual<typeof Table>("../../functions/relay/settings/settings-table");
  return { ...table, variables: { ...table.variables, VOLUNTEER_TO: table.variables.CONTACT_TO } };
});

test("the recipients of a new form are required once the table has them", async () => {
  const peer = await startMailPeer();
  const settings = { ...testSettings(peer.port), VOLUNTEER_TO: "volunteers@example.org" };
  const { lines } = await checkMail(settings, 2_000);
  await peer.close();
  expect(lines).toContain("ok   SMTP_URL: VOLUNTEER_TO: accepted");
});
