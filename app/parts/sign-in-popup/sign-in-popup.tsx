import SignIn from '#app/islands/components/sign-in.tsx'
import type { Provider } from '#app/islands/components/sign-in/providers.tsx'
import { Island } from '#app/islands/island.tsx'
import { SignInPicture } from '#app/parts/sign-in-picture/sign-in-picture.tsx'
import styles from './sign-in-popup.module.css'

/** Login, Create Account and Forgot Password over the page: empty, or what it holds. Without JavaScript the Login link leads to /signin. */
export function SignInPopup({ inside: providers }: { inside?: Provider[] }) {
  if (!providers) return <dialog className={styles.popup} id="sign-in" aria-labelledby="sign-in-title" />
  return (
    <div className={styles.sides}>
      <SignInPicture />
      <Island name="signIn" when="touch" component={SignIn} props={{ providers }} />
    </div>
  )
}
