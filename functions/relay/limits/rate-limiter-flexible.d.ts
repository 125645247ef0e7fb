// One file each, as the package's index also brings limiters that would load drivers which are not installed.
declare module "rate-limiter-flexible/lib/RateLimiterMemory" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRedis" {
  export { RateLimiterRedis as default } from "rate-limiter-flexible";
}
declare module "rate-limiter-flexible/lib/RateLimiterRes" {
  export { RateLimiterRes as default } from "rate-limiter-flexible";
}
