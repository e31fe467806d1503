// The one button that orders. Its words are fixed by law and come from the server; nothing else may stand on it, and no page
// has two of them. It submits no form, so that no key in a field presses it.

type OrderButtonProps = { words: string; isBusy: boolean; onPress: () => void };

export function OrderButton({ words, isBusy, onPress }: OrderButtonProps) {
  return (
    <button
      type="button"
      className="button button-primary button-large button-wide"
      data-legal="order-button"
      aria-busy={isBusy || undefined}
      onClick={onPress}
    >
      {words}
    </button>
  );
}
