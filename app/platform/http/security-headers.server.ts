const fixedHeaders: Record<string, string> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
};

const contentSecurityPolicy: Record<string, string> = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "connect-src": "'self'",
  "font-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
  "frame-src": "'self'",
  "img-src": "'self' blob: data:",
  "manifest-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "worker-src": "'self'",
};

/** Of files that visitors have uploaded: they run nothing and load nothing. */
export const uploadedFilePolicy = "default-src 'none'; frame-ancestors 'self'; sandbox";

export interface HeaderOptions {
  /** For pages with scripts of their own in the page. */
  nonce?: string | undefined;
  /** For pages whose styles are in the page, such as `sha256-…`. */
  styleHashes?: readonly string[];
  https: boolean;
  development: boolean;
}

export function securityHeaders(options: HeaderOptions): Record<string, string> {
  const policy = { ...contentSecurityPolicy };
  if (options.nonce) {
    policy["script-src"] = `'self' 'nonce-${options.nonce}'`;
    policy["style-src"] = `'self' 'nonce-${options.nonce}'`;
  }
  if (options.styleHashes?.length) {
    const hashes = options.styleHashes.map((hash) => `'${hash}'`);
    policy["style-src"] = ["'self'", ...hashes].join(" ");
  }
  if (options.development) {
    policy["style-src"] = "'self' 'unsafe-inline'";
    policy["connect-src"] = "'self' ws:";
  }
  const csp = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  if (options.https) csp.push("upgrade-insecure-requests");
  return {
    ...fixedHeaders,
    "Content-Security-Policy": csp.join("; "),
    ...(options.https
      ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}
