import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { doubtWords, noRoomWords } from "../rules/room-words.ts";

/** What is doubtful is said beside the picture, and mended by one tap. */
export function FloorQuestion({ doubts, onYes, onMend }: { doubts: readonly string[]; onYes: () => void; onMend: () => void }) {
  return (
    <Notice>
      {doubtWords(doubts)} <b>¿El piso está bien?</b>
      <div className="answers">
        <Button small look="line" onClick={onYes}>
          Sí
        </Button>
        <Button small look="line" onClick={onMend}>
          Corregir
        </Button>
      </div>
    </Notice>
  );
}

type NoRoomProps = { asked: string; size: string; fitting: string | null; onSize: (size: string) => void };

/** The size asked for has no room on the floor one sees: which one is shown, or would fit. */
export function NoRoom({ asked, size, fitting, onSize }: NoRoomProps) {
  const offered = fitting && fitting !== size ? fitting : null;
  if (asked === size && fitting === size) return null;
  return (
    <Notice>
      {noRoomWords(asked, size)}
      {offered && (
        <div className="answers">
          <Button small look="line" onClick={() => onSize(offered)}>
            Ver {offered}
          </Button>
        </div>
      )}
    </Notice>
  );
}
