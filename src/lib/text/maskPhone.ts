/** An 11-digit number with its middle four digits masked (seed §5 Display helpers); anything else as it is. */
export const maskPhone = (phone: string): string =>
  /^\d{11}$/.test(phone) ? `${phone.slice(0, 3)}****${phone.slice(7)}` : phone
