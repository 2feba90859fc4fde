import { html } from 'hono/html'
import { plainPage } from './plain-page.ts'

type Choice = { subject: string; name: string; email: string | null }

/** Who is signing in at the demo's own issuer: somebody of this demo, somebody new, or nobody. Plain forms, no script. */
export function choicePage({ action, people }: { action: string; people: readonly Choice[] }) {
  return plainPage(
    'Who is signing in?',
    html`<style>
        form {
          display: grid;
          gap: 12px;
          margin: 24px 0;
        }
        .person {
          width: 100%;
          text-align: left;
        }
        .person small {
          display: block;
          font-weight: 400;
        }
        label.tick {
          display: flex;
          align-items: center;
          min-height: 44px;
        }
      </style>
      <p>
        Demo Pass stands in for Google or another sign-in service while this site is a demo. Nobody outside is asked.
      </p>
      <form action="${action}" method="post">
        ${people.map(
          ({ subject, name, email }) =>
            html`<button class="person" name="person" value="${subject}">${name} <small>${email}</small></button>`,
        )}
      </form>
      <form action="${action}" method="post">
        <h2>Somebody else</h2>
        <label>Name <input name="name" autocomplete="off" maxlength="80" required /></label>
        <label>E-mail <input name="email" type="email" autocomplete="off" maxlength="254" required /></label>
        <label class="tick"><input name="unverified" type="checkbox" /> That e-mail is not verified there</label>
        <button class="go">Sign in</button>
      </form>
      <form action="${action}" method="post">
        <button class="person" name="answer" value="no">Do not sign in</button>
      </form>`,
  )
}

/** What a browser is shown that came with another question than this site's own. */
export function noQuestionPage() {
  return plainPage(
    'Demo Pass cannot answer that',
    html`<p>It signs people in to this demo alone, and only when the demo asks.</p>
      <p><a href="/signin">Log in</a> <a href="/">Home</a></p>`,
  )
}
