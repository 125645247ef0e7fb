import { waitingButton } from "./button-styles";

interface ComingSoonProps {
  label: string;
  /** The id of the heading that says what is coming. */
  describedBy: string;
}

/** The disabled button of something that is not available yet. */
export function ComingSoon({ label, describedBy }: ComingSoonProps) {
  return (
    <button type="button" disabled aria-describedby={describedBy} css={waitingButton}>
      {label}
    </button>
  );
}
