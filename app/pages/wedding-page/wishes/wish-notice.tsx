export function WishNotice({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form is answered where the guest was
    <p className="wish-notice" role="alert" tabIndex={-1} autoFocus data-focus>
      {text}
    </p>
  );
}
