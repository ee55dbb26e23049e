/** What the last sending led to, said once; the page's script says it as a toast of its own. */
export function FlashMessage({ message }: { message: string | null }) {
  return (
    message && (
      <div className="toasts" role="status">
        <p className="toast" id="flash">
          {message}
        </p>
      </div>
    )
  );
}
