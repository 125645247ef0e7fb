import { graphql } from "gatsby";
import { Section } from "../components/sections/section";
import { Toasts, useToasts } from "../components/ui/toasts";
import { forms } from "./forms";
import { MailForm } from "./mail-form";
import type { CommonTexts, FormTexts } from "./texts";

/** The forms of the contact page, each in a section, and the toasts that they share. */
export function ContactForms({ forms: data }: { forms: Queries.ContactFormsFragment }) {
  // JSON in GraphQL; the content check has validated it.
  const { common, ...words } = data.forms as unknown as { common: CommonTexts } & Record<string, FormTexts>;
  const { addresses } = data.siteIdentity;
  const { toasts, show, dismiss, retract } = useToasts();
  return (
    <>
      {forms.map((form, index) => {
        const own = words[form.name];
        if (!own) return null;
        // A card has its form's name for an anchor.
        const plain = index === 0 ? "message" : form.name;
        const anchor = own.card ? undefined : plain;
        return (
          <Section
            key={form.name}
            ground={index % 2 === 0 ? "light" : "paper"}
            id={`${anchor ?? form.name}-title`}
            {...(anchor && { anchor })}
            heading={{ title: own.title, text: own.introduction }}
            layout="split"
          >
            <MailForm
              form={form}
              words={own}
              common={common}
              address={addresses[form.writeTo].email}
              toasts={{ show, retract }}
            />
          </Section>
        );
      })}
      <Toasts toasts={toasts} dismiss={dismiss} />
    </>
  );
}

export const contactFormsFields = graphql`
  fragment ContactForms on Query {
    forms
    siteIdentity {
      addresses {
        general {
          email
        }
        speaking {
          email
        }
        prayer {
          email
        }
      }
    }
  }
`;
