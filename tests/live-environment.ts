/** What a live site needs to start, without a carrier for SMS. Its mail server is never there. */
export const LIVE = {
  APP_MODE: 'live',
  PUBLIC_URL: 'http://127.0.0.1:0',
  AUTH_SECRET: 'a'.repeat(32),
  SCRIPT_SIGNING_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@tours.example',
}
