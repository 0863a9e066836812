/** Path of a passage's recording, on the API's host: `content/media/recitations/<id>.mp3`. */
export const recitationSound = (id: string): string => `/media/recitations/${id}.mp3`
