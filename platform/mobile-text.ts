/** A mobile as it is read and dialled, in groups: "+91 98765 43210" of one of India as it is kept, "+919876543210"; any other as it stands. */
export function mobileText(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}
