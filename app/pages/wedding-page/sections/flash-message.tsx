/** The page's script shows the message as a toast. */
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
