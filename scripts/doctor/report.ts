/** One line of the answer: `wrong` says what is the matter and what to do. */
type Finding = { name: string; wrong?: string; detail?: string };
export type Report = (finding: Finding) => void;
/** `todo` is added to what the other side says where that names no setting. */
export type Check = (name: string, run: () => Promise<string>, todo?: string) => Promise<void>;

/** Runs a check within its time and reports what it says. */
export const reportTo =
  (report: Report, mostMs: number): Check =>
  async (name, run, todo) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => failed(new Error(`no answer within ${mostMs / 1000} seconds`)), mostMs);
    });
    try {
      report({ name, detail: await Promise.race([run(), late]) });
    } catch (error) {
      const said = (error as Error).message.replace(/\.?$/, ".");
      report({ name, wrong: todo ? `${said} ${todo}` : said });
    } finally {
      clearTimeout(timer);
    }
  };
