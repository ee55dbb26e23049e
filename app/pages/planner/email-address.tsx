/** Breaks before the @ rather than anywhere. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <span className="wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
