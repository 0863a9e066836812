/** The name of the product and what it promises. Apart from the colours, which no page asks for at run time. */
export const brand = { name: '研途', slogan: '考研路上，每一步都算数' } as const
