import SignIn from '#app/islands/components/sign-in.tsx'
import type { Provider } from '#app/islands/components/sign-in/providers.tsx'
import { Island } from '#app/islands/island.tsx'
import styles from './sign-in-popup.module.css'

/** Login, Create Account and Forgot Password over the page: empty, or what it holds. Without JavaScript the Login link leads to /signin. */
export function SignInPopup({ inside: providers }: { inside?: Provider[] }) {
  if (!providers) return <dialog className={styles.popup} id="sign-in" aria-labelledby="sign-in-title" />
  return (
    <div className={styles.sides}>
      <div className={styles.picture}>
        <picture>
          <source type="image/avif" srcSet="/art/sign-in.avif" />
          <img src="/art/sign-in.webp" alt="" width="720" height="1200" loading="lazy" />
        </picture>
        <p>Your seats, your papers, your halts, in one place.</p>
      </div>
      <Island name="signIn" when="touch" component={SignIn} props={{ providers }} />
    </div>
  )
}
