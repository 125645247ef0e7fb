import { createContext, useContext } from "react";
import { secondaryButton } from "../components/ui/button-styles";
import { scripted } from "../theme/scripted";

interface UnfoldingActions {
  /** Shows the form that came back, unless the visitor had closed it. In: whether words of theirs are in it. */
  reveal: (isWritten: boolean) => void;
  /** Closes the form and gives its button the focus. In: whether something is in it. */
  cancel: (isWritten: boolean) => void;
  /** Closes the form once it is sent, and says above it what became of it until it is opened again. */
  finish: (outcome: string) => void;
}

const nothing = (): void => undefined;

/** Handed down by the card to the form in it. */
export const ActionsContext = createContext<UnfoldingActions>({
  reveal: nothing,
  cancel: nothing,
  finish: nothing,
});

/** The way for a form to open and to close the card that it is in. */
export function useUnfolding(): UnfoldingActions {
  return useContext(ActionsContext);
}

interface CancelButtonProps {
  label: string;
  /** Whether something is in the form. */
  isWritten: boolean;
  /** What is on its way is not called back. */
  isSending: boolean;
}

/** Closes the card, and keeps what was typed. */
export function CancelButton({ label, isWritten, isSending }: CancelButtonProps) {
  const { cancel } = useUnfolding();
  return (
    <button
      type="button"
      disabled={isSending}
      css={[secondaryButton, scripted]}
      onClick={() => {
        cancel(isWritten);
      }}
    >
      {label}
    </button>
  );
}
