import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What `/metrics` shows. Labels never hold ids, addresses, names or other values of a request. */
export const metrics = new Registry();
const registers = [metrics];

export const requestDuration = new Histogram({
  name: "jaord_http_request_duration_seconds",
  help: "Time from a request to its response, without sending the body",
  labelNames: ["method", "route", "status"] as const,
  buckets: [0.03, 0.1, 0.3, 1, 3, 10],
  registers,
});

export const requestsInFlight = new Gauge({
  name: "jaord_http_requests_in_flight",
  help: "Requests without a response yet",
  registers,
});

export const overloadRefusals = new Counter({
  name: "jaord_overload_refusals_total",
  help: "Pages that were not rendered because too many were asked for",
  registers,
});

export const limitRefusals = new Counter({
  name: "jaord_rate_limit_refusals_total",
  help: "Uses that a rate limit refused",
  labelNames: ["limit"] as const,
  registers,
});

export const jobFailures = new Counter({
  name: "jaord_job_failures_total",
  help: "Runs of jobs that failed; most are tried again",
  labelNames: ["queue"] as const,
  registers,
});
