import { Section } from "../components/sections/section";
import { Toasts, useToasts } from "../components/ui/toasts";
import { forms } from "./forms";
import { MailForm } from "./mail-form";
import type { CommonTexts, FormTexts } from "./texts";

/**
 * The forms of a page, each in a section, and the toasts that they share.
 * @param texts the root field `forms` for this page
 */
export function PageForms({ texts: data }: { texts: unknown }) {
  // GraphQL returns this field as untyped JSON. The content check has validated the texts.
  const { common: commonTexts, ...textsByForm } = data as { common: CommonTexts } & Record<string, FormTexts>;
  const { toasts, show, dismiss, retract } = useToasts();
  const shownForms = forms.flatMap((form) => {
    const texts = textsByForm[form.name];
    return texts ? [{ form, texts }] : [];
  });
  return (
    <>
      {shownForms.map(({ form, texts }, index) => (
        <Section
          key={form.name}
          ground={index % 2 === 0 ? "light" : "paper"}
          id={`${form.anchor}-title`}
          padding={texts.card ? "small" : "medium"}
          // A card has the anchor and the introduction in it.
          {...(!texts.card && { anchor: form.anchor })}
          heading={{ title: texts.title, text: texts.card ? null : texts.introduction }}
          layout="split"
        >
          <MailForm form={form} texts={texts} commonTexts={commonTexts} toasts={{ show, retract }} />
        </Section>
      ))}
      <Toasts toasts={toasts} dismiss={dismiss} />
    </>
  );
}
