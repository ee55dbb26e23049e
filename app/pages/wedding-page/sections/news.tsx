/** What the last sending led to, said once; the page's script says it as a toast of its own. */
export function News({ news }: { news: string | null }) {
  return (
    news && (
      <div className="toasts" role="status">
        <p className="toast" id="news">
          {news}
        </p>
      </div>
    )
  );
}
