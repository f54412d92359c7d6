/** The block « Pourquoi étudier à… » of a city, « Pourquoi choisir… » of a university. */
export type Reasons = {
  paragraphs: string[];
  points: { title: string; text: string }[];
};
