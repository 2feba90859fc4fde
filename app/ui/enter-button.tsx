type Props = Pick<React.ComponentProps<'button'>, 'name' | 'value'>

/**
 * What the Enter key presses in a form whose first button would look, draw or mail something: it stands before them all, and nobody sees, hears or reaches it. Not `hidden`, which some
 * browsers pass over.
 */
export function EnterButton(button: Props) {
  return <button {...button} className="vh" tabIndex={-1} aria-hidden="true" />
}
