// Imported file by file: the package's index also loads limiters whose drivers are not installed.
declare module "rate-limiter-flexible/lib/RateLimiterMemory" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRedis" {
  export { RateLimiterRedis as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}
