/** A picture that does not follow its own format. */
export class BrokenPicture extends Error {}
