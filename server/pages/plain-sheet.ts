/**
 * The look of pages that ask the site for no style sheet: the letters and colours of `app/ui/tokens.css`, light and dark, and the line with halts. The page one comes from
 * fades (`base.css`), and one that does not fade in has that rejected in it, of which its console complains.
 */
export const PLAIN_SHEET = `@media (prefers-reduced-motion:no-preference) and (scripting:enabled){@view-transition{navigation:auto}}
@font-face{font-family:'Anek Latin';src:url('/fonts/anek-latin.woff2') format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:Besley;src:url('/fonts/besley.woff2') format('woff2');font-weight:400 900;font-display:swap}
:root{color-scheme:light dark;--paper:#fbf7f0;--surface:#fffdf9;--ink:#1b1f2a;--ink-soft:#4b5060;--rule:#dccfb6;--rule-strong:#857a66;--vermilion:#c4361a;--on-vermilion:#ffffff;--teal:#0e6668;--marigold:#f59e2b;--marigold-wash:#fcebcb;--focus:#0b5cad;--rail-ink:#1b1f2a}
@media (prefers-color-scheme:dark){:root{--paper:#10131f;--surface:#191d2e;--ink:#f4ecdd;--ink-soft:#bdb9b4;--rule:#343a52;--rule-strong:#8b8fa3;--vermilion:#f2714f;--on-vermilion:#1a0c07;--teal:#7ccfc6;--marigold-wash:#35280f;--focus:#8ec5ff;--rail-ink:#f4ecdd}}
*{box-sizing:border-box}
body{display:grid;place-items:center;min-height:100vh;margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 'Anek Latin','Noto Sans',system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{width:100%;max-width:460px;padding:32px 16px 48px}
main::before{content:'';display:block;width:132px;height:14px;margin-bottom:24px;background:radial-gradient(circle at 7px 7px,var(--paper) 4px,var(--rail-ink) 4.5px 6px,transparent 6.5px) 0 0/59px 14px repeat-x,linear-gradient(var(--rail-ink),var(--rail-ink)) 6px 6px/118px 2px no-repeat}
h1{margin:0 0 12px;font:640 clamp(28px,8vw,36px)/1.15 Besley,Georgia,serif;text-wrap:balance}
h2{margin:0;font:640 22px/1.2 Besley,Georgia,serif}
p{margin:0 0 16px}
small,.soft{font-size:15px;color:var(--ink-soft)}
a{color:inherit;font-weight:600;text-decoration-color:var(--marigold);text-decoration-thickness:2px;text-underline-offset:5px}
p a{margin-right:16px}
label{display:grid;gap:4px;font-size:15px}
:where(button,input:not([type='checkbox'],[type='hidden'])){min-height:48px;padding:8px 16px;border:1.5px solid var(--rule-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit}
button{font-weight:600;cursor:pointer}
button.go{border-color:var(--vermilion);background:var(--vermilion);color:var(--on-vermilion)}
button+a{margin-left:16px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dd{margin:0;font-weight:600}`
