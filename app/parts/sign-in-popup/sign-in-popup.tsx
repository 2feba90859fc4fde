import { Dialog } from '#app/ui/dialog.tsx'
import styles from './sign-in-popup.module.css'

/** Login, Create Account and Forgot Password over the page, still empty. Without JavaScript the Login link leads to /signin. */
export function SignInPopup() {
  return <Dialog className={styles.popup} id="sign-in" aria-labelledby="sign-in-title" />
}
