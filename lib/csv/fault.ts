/** Why a whole file cannot be read, in words for the person who chose it. */
export class CsvFault extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}
