/** No page listens for another size of its window: styles answer to that. */
export const bindPageResize = () => {}
