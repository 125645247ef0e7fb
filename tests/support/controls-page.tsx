import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import common from "../../content/forms/common.json";
import contact from "../../content/forms/contact.json";
import { controlsForm, controlsInputs } from "../../functions/testing/controls-form";
import { restoreDrafts } from "../../src/forms/drafts";
import { MailForm } from "../../src/forms/mail-form";

/* The program of a page with the form of all controls: it renders, restores drafts and hydrates as a page does. */
const texts = { ...contact, inputs: controlsInputs, address: "info@ministry.example" };
const toasts = { show: () => undefined, retract: () => undefined };
const form = <MailForm form={controlsForm} texts={texts} commonTexts={common} toasts={toasts} />;
const page = document.createElement("main");
page.innerHTML = renderToString(form);
document.body.append(page);
restoreDrafts();
hydrateRoot(page, form);
